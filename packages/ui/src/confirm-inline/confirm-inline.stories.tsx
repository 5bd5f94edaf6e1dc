import Trash2 from 'lucide-react/icons/trash-2';
import { ConfirmInline } from './confirm-inline.tsx';

export const DeleteProject = () => (
  <ConfirmInline
    icon={<Trash2 aria-hidden />}
    texts={{ action: 'Delete', question: 'Delete project Ledger?', confirm: 'Confirm', cancel: 'Cancel' }}
    onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
  />
);
