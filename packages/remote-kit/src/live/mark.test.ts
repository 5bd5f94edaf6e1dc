import { playSystemTheme } from '../testing/system-theme.ts';
import { marking } from './mark.ts';

const marked: string[] = [];
beforeEach(() => {
  playSystemTheme();
  marked.length = 0;
  Element.prototype.animate = function animate() {
    marked.push(this.id);
    return {} as Animation;
  };
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'));

const card = '<article data-shift="1" id="card"><ul><li id="client">Mall</li><li id="pay">$180</li></ul></article>';

test('a card that is drawn anew is marked as one, not line by line too', async () => {
  document.body.innerHTML = '<main></main>';
  expect(await marking(async () => void (document.querySelector('main')!.innerHTML = card))).toBe(true);
  expect(marked).toEqual(['card']);
});

test('a line that alone has changed is marked alone; what stays is not', async () => {
  document.body.innerHTML = `<main>${card}</main>`;
  const pay = async () => void (document.querySelector('#pay')!.textContent = '$200');
  expect([await marking(pay), await marking(async () => {})]).toEqual([true, false]);
  expect(marked).toEqual(['pay']);
});
