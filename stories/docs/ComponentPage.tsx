import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

import { DoDont } from './DoDont';

export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <DoDont />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
