import { BoostedLabel, Button, contrastProblems, createTheme, KitProvider } from '../../../ui';

const theme = createTheme({
  light: { accent: '#1f6b4a', 'accent.hover': '#175539' },
  dark: { accent: '#2a7d58', 'accent.hover': '#216647' },
  radius: { control: '3px', card: '4px' },
});

// Colour pairs with insufficient contrast; must stay empty.
export const problems = contrastProblems(theme);

export const App = () => (
  <KitProvider theme={theme} messages={{ post: { boosted: 'Book of the month' } }}>
    <Button variant="solid">Join the club</Button> <BoostedLabel />
  </KitProvider>
);
