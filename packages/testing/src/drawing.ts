const DRAWN = 'data:image/png;base64,iVBORw0KGgo=';

/** jsdom's own one does not know the files of Node, which tests have. */
class ReaderOfTests {
  result = '';
  onload = (): void => undefined;

  async readAsDataURL(file: File): Promise<void> {
    this.result = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
    this.onload();
  }
}

/** jsdom neither decodes pictures nor draws: this says that every file is a picture of that size, and what is cut of it. */
export function letPicturesBeDrawn(width: number, height: number): { cuts: number[][] } {
  const cuts: number[][] = [];
  const drawImage = (_picture: unknown, ...cut: number[]) => void cuts.push(cut.slice(0, 4));
  Object.defineProperty(globalThis, 'FileReader', { configurable: true, value: ReaderOfTests });
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { configurable: true, get: () => width },
    naturalHeight: { configurable: true, get: () => height },
    src: {
      configurable: true,
      set(this: HTMLImageElement, address: string) {
        this.setAttribute('src', address);
        setTimeout(() => this.dispatchEvent(new Event('load')));
      },
    },
  });
  Object.defineProperties(HTMLCanvasElement.prototype, {
    getContext: { configurable: true, value: () => ({ drawImage }) },
    toDataURL: { configurable: true, value: () => DRAWN },
  });
  return { cuts };
}
