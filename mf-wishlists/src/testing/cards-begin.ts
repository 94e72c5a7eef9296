/** Says where the first two cards of a list begin, in px below the edge of the window; each is 400 px tall. */
export function cardsBegin(...tops: number[]): void {
  jest.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLLIElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, tops[place], 190, 400);
  });
}
