import { useMessages } from '@alphazone/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIsMounted } from '../../hooks/useIsMounted';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';

export function MissingCategory() {
  const { alerts, site } = usePorts();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const hasAlerted = useRef(false);
  useTitle(useMessages().shell.createPost);

  useEffect(() => {
    // Effects run twice in strict mode.
    if (hasAlerted.current) return;
    hasAlerted.current = true;
    const zones = site.zones.map(({ name }) => ({ label: name, value: name }));
    void alerts.alert(messages.categoryMissing, zones).then((zone) => {
      // Back leaves the page, but not the dialog.
      if (!isMounted()) return;
      void navigate(zone === undefined ? patterns.home : paths.createPost(zone), { replace: true });
    });
  }, [alerts, site, navigate, isMounted]);

  return null;
}
