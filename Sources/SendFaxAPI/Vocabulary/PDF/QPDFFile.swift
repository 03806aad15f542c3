#if canImport(CQPDF)
  import CQPDF

  /// One file open in libqpdf; not to be shared between threads.
  final class QPDFFile {
    fileprivate var data: qpdf_data
    /// What libqpdf reads from until it is closed.
    private var buffer: FileBuffer?

    init(repairing: Bool) {
      data = qpdf_init()
      qpdf_set_suppress_warnings(data, 1)
      qpdf_silence_errors(data)
      qpdf_set_attempt_recovery(data, repairing ? 1 : 0)
    }

    deinit {
      // An error nobody asked for would be printed, with the file's path.
      if qpdf_has_error(data) != 0 { _ = qpdf_get_error(data) }
      var handle: qpdf_data? = data
      qpdf_cleanup(&handle)
    }

    /// Whether libqpdf could open the file with the empty password; by its path where it is in no buffer.
    func open(_ path: String, in buffer: FileBuffer?) -> Bool {
      guard let buffer else { return qpdf_read(data, path, nil) & 2 == 0 }
      self.buffer = buffer
      let bytes = buffer.bytes.bindMemory(to: CChar.self)
      return qpdf_read_memory(data, path, bytes.baseAddress, UInt64(bytes.count), nil) & 2 == 0
    }

    /// Whether the last error was a missing password.
    var errorIsPassword: Bool {
      guard qpdf_has_error(data) != 0 else { return false }
      return qpdf_get_error_code(data, qpdf_get_error(data)) == qpdf_e_password
    }

    /// Whether libqpdf found anything to warn of so far.
    var hasWarnings: Bool { qpdf_more_warnings(data) != 0 }

    /// The document catalog; not a dictionary where there is none.
    var root: QPDFObject { QPDFObject(self, qpdf_get_root(data)) }

    /// How a file that has been opened is encrypted.
    var encryption: PDFFacts.Encryption? {
      guard qpdf_is_encrypted(data) != 0 else { return nil }
      let mayDoAll =
        qpdf_allow_modify_all(data) != 0 && qpdf_allow_extract_all(data) != 0
        && qpdf_allow_print_high_res(data) != 0
      return mayDoAll ? .openToAll : .restricted
    }
  }

  /// An object of a file, resolved when it is asked for something.
  final class QPDFObject {
    private let file: QPDFFile
    private let handle: qpdf_oh

    fileprivate init(_ file: QPDFFile, _ handle: qpdf_oh) {
      self.file = file
      self.handle = handle
    }

    deinit { qpdf_oh_release(file.data, handle) }

    /// Kept, for each key that is read asks for it.
    private(set) lazy var isDictionary = qpdf_oh_is_dictionary(file.data, handle) != 0
    var isArray: Bool { qpdf_oh_is_array(file.data, handle) != 0 }
    var isNull: Bool { qpdf_oh_is_null(file.data, handle) != 0 }
    /// The number and generation of an indirect object in one word, or nil for a direct one.
    var identity: Int64? {
      guard qpdf_oh_is_indirect(file.data, handle) != 0 else { return nil }
      return Int64(qpdf_oh_get_object_id(file.data, handle)) << 20
        | Int64(qpdf_oh_get_generation(file.data, handle))
    }
    var int: Int? {
      guard qpdf_oh_is_integer(file.data, handle) != 0 else { return nil }
      return Int(qpdf_oh_get_int_value(file.data, handle))
    }
    var bool: Bool {
      qpdf_oh_is_bool(file.data, handle) != 0
        && qpdf_oh_get_bool_value(file.data, handle) != 0
    }
    /// The length of an array, 0 of anything else.
    var count: Int { isArray ? Int(qpdf_oh_get_array_n_items(file.data, handle)) : 0 }

    func isName(_ name: String) -> Bool {
      qpdf_oh_is_name_and_equals(file.data, handle, name) != 0
    }

    /// The value of a key, null where this is no dictionary or has no such key.
    subscript(key: String) -> QPDFObject {
      guard isDictionary else { return QPDFObject(file, qpdf_oh_new_null(file.data)) }
      return QPDFObject(file, qpdf_oh_get_key(file.data, handle, key))
    }

    /// An item of an array; the index is below ``count``.
    subscript(index: Int) -> QPDFObject {
      QPDFObject(file, qpdf_oh_get_array_item(file.data, handle, Int32(index)))
    }
  }
#endif
