import Bell from 'lucide-react/icons/bell';
import Moon from 'lucide-react/icons/moon';
import Trash2 from 'lucide-react/icons/trash-2';
import { Cluster } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';

export const Variants = () => (
  <Cluster>
    <IconButton icon={<Moon aria-hidden />} label="Use light theme" />
    <IconButton icon={<Bell aria-hidden />} label="Notifications" variant="secondary" />
    <IconButton icon={<Trash2 aria-hidden />} label="Remove location" variant="quiet-danger" size="small" />
  </Cluster>
);
