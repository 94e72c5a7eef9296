export type Theme = 'light' | 'dark';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const ONE_YEAR_S = 31_536_000;

/** The theme that is shown: the person's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

/** Keeps the choice in a cookie, so that the server draws the next page in it from the first paint. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `theme=${theme}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}
