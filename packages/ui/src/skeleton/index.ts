export { Skeleton, SkeletonGroup, SkeletonText } from './skeleton.tsx';
