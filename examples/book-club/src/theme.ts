import { createTheme } from '@alphazone/ui/head';

export const theme = createTheme({
  seed: { accent: '#1f6b4a', gray: '#e4dac6' },
  font: { body: "Charter, 'Bitstream Charter', 'Source Serif 4', Georgia, serif" },
  radius: { control: '3px', card: '4px' },
});
