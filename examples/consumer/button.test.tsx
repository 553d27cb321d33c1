import { Button, KitProvider } from '@alphazone/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it('renders the kit in Vitest, without a loader for style sheets', () => {
  const html = renderToStaticMarkup(
    <KitProvider>
      <Button variant="solid">Save</Button>
    </KitProvider>,
  );

  expect(html).toContain('>Save</button>');
});
