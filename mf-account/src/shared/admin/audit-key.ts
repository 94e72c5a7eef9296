/** Every act of an admin adds to the log, wherever it is shown. */
export const AUDIT_KEY = ['listAuditEntries'];
