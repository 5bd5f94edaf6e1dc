export {
  draftsOf,
  forgetDrafts,
  forgetKept,
  forgetOthers,
  keptOf,
  unsentOf,
  usersWithUnsent,
  type Drafts,
  type Kept,
  type Unsent,
} from './kept.ts';
