import { KitProvider } from '@alphazone/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App';
import { PageLink } from './routes';
import { today } from './shelf';
import { messages } from './messages';
import { theme } from './theme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <KitProvider theme={theme} link={PageLink} messages={messages} now={() => today}>
      <App />
    </KitProvider>
  </StrictMode>,
);
