import type { Location, NavigationType } from 'react-router-dom';

/** Side effects of changing screens in a browser. */
export interface ScreenChanges {
  /** Called when the URL changes. The screen may have to be loaded. */
  start: () => void;
  /** Called before a screen is replaced. */
  leave: (from: Location) => void;
  /** Called after a screen has rendered, before it is painted. */
  arrive: (at: Location, how: NavigationType) => void;
}
