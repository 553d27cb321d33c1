import { createContext } from 'react';

import { createStageServices } from './createStageServices';

/** Replaced where stories are rendered without a browser. */
export const StageServices = createContext(createStageServices);
