import { useParams } from 'react-router-dom';

import { usePorts } from '../ports';
import { CreatePost, MissingCategory } from '../screens/CreatePost';
import { findZone } from '../site/zones';

export function Component() {
  const { site } = usePorts();
  const zone = findZone(site, useParams()['categoryName']);
  return zone ? <CreatePost key={zone.name} category={zone.name} /> : <MissingCategory />;
}
