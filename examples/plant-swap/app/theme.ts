import { createTheme } from '@alphazone/ui/head';

export const theme = createTheme({ seed: '#2f855a' });
