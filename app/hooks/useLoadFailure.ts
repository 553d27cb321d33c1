import type { OnLoadFailed } from '../lazyPart';
import { messages } from '../messages';
import { usePorts } from '../ports';

/** For a part that the user has opened: closes it, and says why it does not appear. */
export function useLoadFailure(close: () => void): OnLoadFailed {
  const { alerts } = usePorts();
  return () => {
    close();
    void alerts.alert(messages.partFailed);
  };
}
