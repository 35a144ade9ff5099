import { programRoutes } from '../contract.ts';
import { programEditingRoutes } from '../contract/editing.ts';
import { programImportRoutes } from '../contract/import.ts';
import { programPdfRoutes } from '../contract/pdf.ts';
import { programSettingsRoutes } from '../contract/settings-routes.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { programListeners } from './listeners.ts';
import { assignProgram, previewAssignment } from './operations/assignment.ts';
import { copyDay } from './operations/days.ts';
import { getDetailForEdit, recordPresence } from './operations/editing.ts';
import { previewFile, previewText } from './operations/import.ts';
import * as lists from './operations/lists.ts';
import { listCopiesToUpdate, updateCopies } from './operations/template-copies.ts';
import { createProgram, duplicateProgram, moveToFolder } from './operations/templates.ts';
import { getProgramAssignment, saveProgramUser, unassignProgram } from './operations/program-users.ts';
import { deleteProgram, getProgram, saveProgram } from './operations/programs.ts';
import { programPdfOperations } from './operations/pdf.ts';
import * as settings from './operations/settings.ts';
import * as weeks from './operations/weeks.ts';
import * as workouts from './operations/workouts.ts';
import { countByState, countPrograms, findTemplates, findTemplatesForPackages } from './store/choices.ts';

export const programsServer = bindArea(
  'programs',
  {
    ...programRoutes,
    ...programEditingRoutes,
    ...programPdfRoutes,
    ...programImportRoutes,
    ...programSettingsRoutes,
  },
  {
    list: lists.listPrograms,
    get: getProgram,
    detailForAssign: lists.getDetailForAssign,
    create: createProgram,
    save: saveProgram,
    delete: deleteProgram,
    duplicate: duplicateProgram,
    moveToFolder,
    assignableClients: lists.listAssignable,
    assign: assignProgram,
    previewAssign: previewAssignment,
    assignedClients: lists.listAssigned,
    ofClient: lists.listOfClient,
    programUser: getProgramAssignment,
    saveProgramUser,
    unassign: unassignProgram,
    expiring: lists.listExpiring,
    templates: findTemplates,
    forPackages: findTemplatesForPackages,
    count: countPrograms,
    totalWeeks: lists.totalWeeks,
    figures: countByState,
    detailForEdit: getDetailForEdit,
    editing: recordPresence,
    addWeek: weeks.addWeek,
    deleteWeek: weeks.deleteWeek,
    copyWeek: weeks.copyWeek,
    importWeeks: weeks.importWeeks,
    copyDay,
    addWorkout: workouts.addWorkout,
    deleteWorkout: workouts.deleteWorkout,
    deleteRow: workouts.deleteRow,
    copiesToUpdate: listCopiesToUpdate,
    updateCopies,
    ...programPdfOperations,
    importText: previewText,
    importFile: previewFile,
    settings: settings.getSettings,
    saveSettings: settings.saveSettings,
    clientSettings: settings.getClientSettings,
    saveClientSettings: settings.saveClientSettings,
  },
  { subscribers: programListeners },
);
