import { IconButton } from '@portfolio/ui/icon-button';
import { Notice } from '@portfolio/ui/notice';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import type { Area } from '../area.ts';
import { useTranslation } from '../translator.ts';
import { useEditing, type Saved } from './use-editing.ts';

interface Props {
  area: Area;
  publicPath: (saved: Saved) => string;
  /** What the list shows: it knows when an item has been switched since. */
  listed: readonly { id: string; isPublished?: boolean }[];
}

/** Tells above the list what was saved, and where the public site shows it; a draft is shown to administrators only. */
export function SavedNotice({ area, publicPath, listed }: Props) {
  const { t } = useTranslation();
  const { place, close } = useEditing();
  if (!place || !('saved' in place)) return null;
  const { id, title } = place.saved;
  const published = listed.find((item) => item.id === id)?.isPublished ?? place.saved.published;
  return (
    <Notice
      kind="success"
      action={<IconButton size="small" icon={<X aria-hidden />} label={t('toasts.dismiss')} onClick={() => close()} />}
    >
      {t(`${area}.saved`, { title })}{' '}
      <Link to={publicPath(place.saved)}>{t(published ? 'viewOnSite' : 'previewDraft')}</Link>
    </Notice>
  );
}
