import Ban from 'lucide-react/icons/ban';
import Eraser from 'lucide-react/icons/eraser';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';

/** What is said has a shape, not only a colour. */
export const kindIcons = { CANNOT: Ban, RATHER_NOT: ThumbsDown, RATHER: ThumbsUp, ERASE: Eraser } as const;

/** As GraphQL writes them. */
export const kindKeys = { cannot: 'CANNOT', rather_not: 'RATHER_NOT', rather: 'RATHER' } as const;
