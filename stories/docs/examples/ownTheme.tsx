import { Button, contrastProblems, createTheme, ErrorState, KitProvider } from '../../../ui';

const theme = createTheme({
  seed: '#2f855a',
  light: { boost: '#7a4a00' },
  radius: { control: '3px', card: '4px' },
});

// Colour pairs with insufficient contrast; must stay empty.
export const problems = contrastProblems(theme);

export const App = () => (
  <KitProvider theme={theme} messages={{ empty: { retry: 'Turn the page back' } }}>
    <Button variant="solid">Join the club</Button>{' '}
    <ErrorState onRetry={() => location.reload()}>The shelf fell over.</ErrorState>
  </KitProvider>
);
