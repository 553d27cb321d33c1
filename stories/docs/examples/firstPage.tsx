import '../../../ui/font.css';
import { Button, KitProvider, NavBar, PageLayout } from '../../../ui';

const zones = [{ name: 'Fiction', href: '/fiction' }];

export const App = () => (
  <KitProvider>
    <PageLayout header={<NavBar brand="Dog-Eared" zones={zones} />}>
      <Button variant="solid">Start a discussion</Button>
    </PageLayout>
  </KitProvider>
);
