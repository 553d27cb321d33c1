import { BoostedLabel, Button, contrastProblems, createTheme, KitProvider } from '../../../ui';

const theme = createTheme({
  seed: '#2f855a',
  light: { boost: '#7a4a00' },
  radius: { control: '3px', card: '4px' },
});

// Colour pairs with insufficient contrast; must stay empty.
export const problems = contrastProblems(theme);

export const App = () => (
  <KitProvider theme={theme} messages={{ post: { boosted: 'Book of the month' } }}>
    <Button variant="solid">Join the club</Button> <BoostedLabel />
  </KitProvider>
);
