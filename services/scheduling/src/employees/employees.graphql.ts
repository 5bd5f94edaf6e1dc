import type { Page } from '@portfolio/contracts/rest';
import {
  employee,
  employeeInput,
  employeeListFilter,
  employeePatch,
  employeeStatus,
  qualification,
  qualificationInput,
  qualificationListFilter,
  qualificationPatch,
  type Employee,
  type Qualification,
} from '@portfolio/contracts/scheduling';
import {
  argsType,
  enumType,
  inputType,
  Item,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  orNull,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { asSeen, seenDescription } from '@portfolio/service-kit/precondition';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import './held-qualification.graphql.ts';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { createEmployee, deleteEmployee, updateEmployee } from './change-employees.ts';
import { employeeList, getEmployee, listEmployees } from './employees.ts';
import {
  createQualification,
  deleteQualification,
  listQualifications,
  qualificationList,
  renameQualification,
  getQualification,
} from './qualifications.ts';

enumType('EmployeeStatus', employeeStatus);
const EmployeeType = objectType('Employee', employee, { omit: ['phone_number', 'invite_url'] });
const EmployeePage = pageType('EmployeePage', EmployeeType);
const EmployeeListArgs = listArgsType(employeeListFilter);
const NewEmployee = inputType('NewEmployee', employeeInput, { omit: ['phone_number'] });
const EmployeeChanges = inputType('EmployeeChanges', employeePatch, { omit: ['phone_number'] });
const QualificationType = objectType('CompanyQualification', qualification);
const QualificationPage = pageType('QualificationPage', QualificationType);
const QualificationListArgs = listArgsType(qualificationListFilter);
const QualificationArgs = argsType(qualificationInput);

@Authorized(administrators)
@Resolver()
export class EmployeeResolver {
  @Query(() => EmployeePage)
  employees(@Ctx() context: SchedulingContext, @Args(() => EmployeeListArgs) args: ListArgs): Promise<Page<Employee>> {
    return listEmployees(context, parseInput(employeeListFilter, args), listOfArgs(args, employeeList));
  }

  @Query(() => EmployeeType, { nullable: true, description: 'Null when there is none that the caller administers.' })
  employee(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Employee | null> {
    return orNull(() => getEmployee(context, idParameter(id)));
  }

  @Mutation(() => EmployeeType)
  createEmployee(@Ctx() context: SchedulingContext, @Arg('input', () => NewEmployee) input: object): Promise<Employee> {
    return createEmployee(context, parseInput(employeeInput, input));
  }

  @Item(getEmployee)
  @Mutation(() => EmployeeType)
  updateEmployee(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => EmployeeChanges) input: object,
    @Arg('seen', () => EmployeeChanges, { nullable: true, description: seenDescription }) seen?: object,
  ): Promise<Employee> {
    return updateEmployee(context, idParameter(id), parseInput(employeePatch, input), asSeen(seen));
  }

  @Mutation(() => ID, { description: 'The id of the deleted employee. CONFLICT while they have shifts.' })
  async deleteEmployee(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteEmployee(context, idParameter(id));
    return id;
  }

  @Query(() => QualificationPage)
  qualifications(
    @Ctx() context: SchedulingContext,
    @Args(() => QualificationListArgs) args: ListArgs,
  ): Promise<Page<Qualification>> {
    return listQualifications(context, parseInput(qualificationListFilter, args), listOfArgs(args, qualificationList));
  }

  @Query(() => QualificationType, { nullable: true })
  qualification(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Qualification | null> {
    return orNull(() => getQualification(context, idParameter(id)));
  }

  @Mutation(() => QualificationType)
  createQualification(
    @Ctx() context: SchedulingContext,
    @Args(() => QualificationArgs) args: object,
  ): Promise<Qualification> {
    return createQualification(context, parseInput(qualificationInput, args));
  }

  @Item(getQualification)
  @Mutation(() => QualificationType)
  renameQualification(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('name') name: string,
    @Arg('seen', { nullable: true, description: 'The name that the caller saw: CONFLICT when it is another now.' })
    seen?: string,
  ): Promise<Qualification> {
    const expected = asSeen(seen === undefined ? undefined : { name: seen });
    return renameQualification(context, idParameter(id), parseInput(qualificationPatch, { name }), expected);
  }

  @Mutation(() => ID, { description: 'CONFLICT while employees hold it.' })
  async deleteQualification(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteQualification(context, idParameter(id));
    return id;
  }
}
