/** The command line of the server: everything is here, the cluster's configuration file is as made. */
export function serverArguments(cluster: string, port: number, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    // A socket file would need a folder whose path is short enough; everyone speaks TCP instead.
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    // One server, no replica, no archive.
    wal_level: "minimal",
    max_wal_senders: "0",
    max_wal_size: "256MB",
    // Rows and statements must not reach the log (T35): only what concerns the server itself does.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    logging_collector: "off",
  };
  if (!durable) {
    Object.assign(settings, { fsync: "off", synchronous_commit: "off", full_page_writes: "off" });
  }
  return ["-D", cluster, ...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`])];
}
