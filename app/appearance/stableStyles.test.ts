import { expect, it } from 'vitest';

import { stableStyles } from './stableStyles';

const source = `
  import { styled } from 'styled-components';
  const Big = styled.p\`margin: 0;\`;
  export const It = () => <Big />;
`;

async function compile(folder: string, file: string) {
  const { code } = await stableStyles(folder).transform.handler(source, folder + file);
  return code;
}

it('names styled components by their file, independently of the checkout’s folder', async () => {
  const code = await compile('/srv/forum/', 'ui/It.tsx');

  expect(code).toMatch(/componentId: "sc-\w+-0"/);
  expect(code).toBe(await compile('/home/ann/alphazone/', 'ui/It.tsx'));
  expect(code).not.toBe(await compile('/srv/forum/', 'app/It.tsx'));
});
