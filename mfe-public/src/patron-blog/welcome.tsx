import { useSession } from '@portfolio/remote-kit';
import { useDismissed } from '@portfolio/remote-kit/device';
import { Button } from '@portfolio/ui/button';
import { Notice } from '@portfolio/ui/notice';
import { Link } from 'react-router-dom';
import { NoticePlace } from '../layout/draft-notice.tsx';
import { useTranslation } from '../translator.ts';

/** Tells a new patron what is theirs and where it is, until they have read it. */
export function Welcome() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isRead, dismiss] = useDismissed('patron', user?.id);
  if (isRead || !user?.patreon_tier) return null;
  return (
    <NoticePlace>
      <Notice
        kind="info"
        action={
          <Button size="small" onClick={dismiss}>
            {t('blog.welcome.dismiss')}
          </Button>
        }
      >
        {t('blog.welcome.text', { tier: user.patreon_tier })} <Link to="/dashboard">{t('blog.toAccount')}</Link>
      </Notice>
    </NoticePlace>
  );
}
