import type { Page } from '@portfolio/contracts/rest';
import {
  weekTemplate,
  weekTemplateInput,
  weekTemplateListFilter,
  weekTemplatePatch,
  weekTemplateUse,
  type ShiftBatch,
  type WeekTemplate,
} from '@portfolio/contracts/scheduling';
import {
  inputType,
  Item,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { ShiftBatchType } from './repetition.graphql.ts';
import {
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  renameWeekTemplate,
  useWeekTemplate,
  weekTemplateList,
  getWeekTemplate,
} from './week-templates.ts';

const WeekTemplateType = objectType('WeekTemplate', weekTemplate);
const WeekTemplatePage = pageType('WeekTemplatePage', WeekTemplateType);
const WeekTemplateListArgs = listArgsType(weekTemplateListFilter);
const NewWeekTemplate = inputType('NewWeekTemplate', weekTemplateInput);
const WeekTemplateUse = inputType('WeekTemplateUse', weekTemplateUse);

@Authorized(administrators)
@Resolver()
export class WeekTemplateResolver {
  @Query(() => WeekTemplatePage)
  weekTemplates(
    @Ctx() context: SchedulingContext,
    @Args(() => WeekTemplateListArgs) args: ListArgs,
  ): Promise<Page<WeekTemplate>> {
    return listWeekTemplates(context, parseInput(weekTemplateListFilter, args), listOfArgs(args, weekTemplateList));
  }

  @Mutation(() => WeekTemplateType)
  createWeekTemplate(
    @Ctx() context: SchedulingContext,
    @Arg('input', () => NewWeekTemplate) input: object,
  ): Promise<WeekTemplate> {
    return createWeekTemplate(context, parseInput(weekTemplateInput, input));
  }

  @Item(getWeekTemplate)
  @Mutation(() => WeekTemplateType)
  renameWeekTemplate(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('name') name: string,
  ): Promise<WeekTemplate> {
    return renameWeekTemplate(context, idParameter(id), parseInput(weekTemplatePatch, { name }));
  }

  @Mutation(() => ID, { description: 'The id of the deleted template; the shifts that were made from it stay.' })
  async deleteWeekTemplate(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteWeekTemplate(context, idParameter(id));
    return id;
  }

  @Item(getWeekTemplate)
  @Mutation(() => ShiftBatchType, {
    description: 'Plans its shifts in a week. What is there already is not made again.',
  })
  useWeekTemplate(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => WeekTemplateUse) input: object,
  ): Promise<ShiftBatch> {
    return useWeekTemplate(context, idParameter(id), parseInput(weekTemplateUse, input));
  }
}
