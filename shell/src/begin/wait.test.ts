import { wait } from './wait.ts';

// jsdom has no media.
beforeAll(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});
afterEach(() => {
  globalThis.begun?.end();
  globalThis.begun = undefined;
});

const key =
  (type: 'keydown' | 'keyup', code: string, name: string, isComposing = false) =>
  () =>
    document.dispatchEvent(new KeyboardEvent(type, { code, key: name, isComposing }));
const composition = (type: 'compositionstart' | 'compositionend') => () =>
  document.dispatchEvent(new CompositionEvent(type));
const pointer = (type: string) => () => document.dispatchEvent(new Event(type));

describe('the live page takes its place once nothing is held down', () => {
  test.each<[string, (() => boolean)[], () => boolean]>([
    ['a press', [pointer('pointerdown')], pointer('pointerup')],
    ['a key', [key('keydown', 'KeyA', 'a')], key('keyup', 'KeyA', 'a')],
    [
      'a capital letter, whose Shift goes up first',
      [key('keydown', 'ShiftLeft', 'Shift'), key('keydown', 'KeyA', 'A'), key('keyup', 'ShiftLeft', 'Shift')],
      key('keyup', 'KeyA', 'a'),
    ],
    [
      'a shortcut of a Mac, which tells of ⌘ alone that it goes up',
      [key('keydown', 'MetaLeft', 'Meta'), key('keydown', 'KeyV', 'v')],
      key('keyup', 'MetaLeft', 'Meta'),
    ],
    [
      'a key that goes up in another window',
      [key('keydown', 'AltLeft', 'Alt'), key('keydown', 'Tab', 'Tab')],
      () => window.dispatchEvent(new Event('blur')),
    ],
    [
      'a word that is composed of several keys',
      [
        composition('compositionstart'),
        key('keydown', 'KeyN', 'Process', true),
        key('keyup', 'KeyN', 'n', true),
        key('keydown', 'Space', 'Process', true),
      ],
      composition('compositionend'),
    ],
  ])('%s', async (_, before, last) => {
    wait(document.createElement('template'));
    const live = jest.fn();
    for (const each of before) each();
    globalThis.begun!.whenFree(live);
    await new Promise((resolve) => setTimeout(resolve));
    expect(live).not.toHaveBeenCalled();
    last();
    await new Promise((resolve) => setTimeout(resolve));
    expect(live).toHaveBeenCalledTimes(1);
  });
});
