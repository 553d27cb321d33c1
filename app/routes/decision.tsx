import { useParams } from 'react-router-dom';

import { DecisionPage } from '../screens/Decision';

export function Component() {
  const { id = '' } = useParams();
  return <DecisionPage key={id} id={id} />;
}
