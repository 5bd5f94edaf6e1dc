import 'reflect-metadata';
import type { Page } from '@portfolio/contracts/rest';
import { Field, Int, ObjectType, type ClassType } from 'type-graphql';

/**
 * What every list answers: `@ObjectType() class ProjectPage extends pageOf(Project) {}`; `count` is how many there are on all
 * pages together.
 */
export function pageOf<T extends object>(item: ClassType<T>): abstract new () => Page<T> {
  abstract class PageOfItems implements Page<T> {
    declare count: number;
    declare results: T[];
  }
  // Decorators as plain calls; see list-args.ts.
  Field(() => Int)(PageOfItems.prototype, 'count');
  Field(() => [item])(PageOfItems.prototype, 'results');
  ObjectType()(PageOfItems);
  return PageOfItems;
}
