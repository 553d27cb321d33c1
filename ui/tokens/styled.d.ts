import 'styled-components';

import type { Theme } from './theme';

declare module 'styled-components' {
  // An interface is what module augmentation needs; it adds nothing of its own.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}
