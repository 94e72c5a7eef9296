/** A client connection, as commands see it. */
export type Connection = {
  readonly id: number;
  appName: string | undefined;
  isClosed: boolean;
  close(): void;
};
