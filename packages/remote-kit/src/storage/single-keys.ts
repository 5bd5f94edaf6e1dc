import { deviceStorage } from './storage.ts';

/** Where this device remembers that letters do nothing by themselves, for who speaks to it or presses keys by accident. */
const name = 'singleKeys';

export const areSingleKeysOn = (): boolean => deviceStorage.getItem(name) !== 'off';

export const turnSingleKeys = (on: boolean): void => deviceStorage.setItem(name, on ? 'on' : 'off');
