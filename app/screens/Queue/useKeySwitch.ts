import { useState } from 'react';

import { usePorts } from '../../ports';

const storageKey = 'moderation keys';

/** Returns whether the queue's keyboard shortcuts are on, and a setter. The browser stores the choice. */
export function useKeySwitch(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const { storage, log } = usePorts();
  const [isOn, setOn] = useState(() => {
    try {
      return storage.getItem(storageKey) !== 'off';
    } catch (error) {
      log('Whether keys act could not be read.', error);
      return true;
    }
  });
  const turn = (next: boolean) => {
    setOn(next);
    try {
      if (next) storage.removeItem(storageKey);
      else storage.setItem(storageKey, 'off');
    } catch (error) {
      log('Whether keys act could not be stored.', error);
    }
  };
  return [isOn, turn];
}
