/**
 * Reads what the server has written into the page as `<script type="application/json" id="...">`.
 * The server parses it by the contract before it writes it; there is nothing to distrust between the two.
 */
export function readInlined<Content>(id: string): Content | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
