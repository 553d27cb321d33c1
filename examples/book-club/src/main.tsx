import { createForum, ForumProvider } from '@alphazone/react';
import { KitProvider } from '@alphazone/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Club } from './Club';
import { messages } from './messages';
import { go, PageLink } from './routes';
import { theme } from './theme';

const forum = createForum({
  onGuest: () => go('/Auth'),
  texts: { logInFailed: 'That did not work. Is everything spelled right?' },
});
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <KitProvider theme={theme} link={PageLink} messages={messages}>
      <ForumProvider forum={forum}>
        <Club />
      </ForumProvider>
    </KitProvider>
  </StrictMode>,
);
