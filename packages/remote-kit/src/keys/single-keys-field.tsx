import { CheckboxField } from '@portfolio/ui/field';
import { useState } from 'react';
import { areSingleKeysOn, turnSingleKeys } from '../storage/index.ts';

/** Says whether letters do something by themselves on this device, and turns them off. */
export function SingleKeysField({ label }: { label: string }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const turn = (on: boolean): void => {
    setOn(on);
    turnSingleKeys(on);
  };
  return <CheckboxField label={label} checked={isOn} onChange={({ target }) => turn(target.checked)} />;
}
