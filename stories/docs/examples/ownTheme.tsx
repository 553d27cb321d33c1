import { BoostedLabel, Button, contrastProblems, createTheme, KitProvider } from '../../../ui';

// A name that is no token does not compile.
const theme = createTheme({
  light: { accent: '#1f6b4a', 'accent.hover': '#175539' },
  dark: { accent: '#2a7d58', 'accent.hover': '#216647' },
  radius: { control: '3px', card: '4px' },
});

// Nobody is locked out: an empty list, or the pairs of colours that cannot be told apart.
export const problems = contrastProblems(theme);

export const App = () => (
  <KitProvider theme={theme} messages={{ post: { boosted: 'Book of the month' } }}>
    <Button variant="solid">Join the club</Button> <BoostedLabel />
  </KitProvider>
);
