import { createContext } from 'react';

import { createStageServices } from './createStageServices';

/** Replaced when stories are rendered without a browser. */
export const StageServices = createContext(createStageServices);
