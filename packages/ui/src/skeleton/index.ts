export { FormSkeleton, Skeleton, SkeletonGroup, SkeletonText } from './skeleton.tsx';
