declare module '*.module.css' {
  /** Class names by the name they have in the file. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
