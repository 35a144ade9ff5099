import { programRoutes } from '../contract.ts';
import { programEditingRoutes } from '../contract/editing.ts';
import { programImportRoutes } from '../contract/import.ts';
import { missingMaximaRoutes } from '../contract/missing-maxima.ts';
import { programPdfRoutes } from '../contract/pdf.ts';
import { programSettingsRoutes } from '../contract/settings-routes.ts';
import { referenceKinds } from '#areas/chats/server/public.ts';
import { clientColumns, withSettingsEvent } from '#areas/clients/server/public.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { exerciseUses } from '#areas/exercises/server/public.ts';
import { folderPrograms } from '#areas/folders/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindDocument } from '#shell/server/documents/bind-document.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { chartMarks } from '#areas/metrics/server/public.ts';
import { programMarks } from './store/chart-marks.ts';
import { programDocument } from './document.ts';
import { programSubscribers } from './subscribers.ts';
import { assignProgram, previewAssignment } from './operations/assignment.ts';
import { previewFile, previewText } from './operations/import.ts';
import * as lists from './operations/lists.ts';
import { listCopyUpdates, updateCopies } from './operations/template-copies.ts';
import { createProgram, duplicateProgram, moveToFolder, shareProgram } from './operations/templates.ts';
import { deletePause, pauseProgram } from './operations/pauses.ts';
import { getProgramAssignment, saveProgramAssignment, unassignProgram } from './operations/program-assignments.ts';
import { getDetailForEdit, getProgramJson, programDeletions } from './operations/programs.ts';
import { programPdfOperations } from './operations/pdf.ts';
import { listMissingMaxima } from './operations/missing-maxima.ts';
import * as settings from './operations/settings.ts';
import * as parts from './operations/parts.ts';
import { isInVisibleProgram } from './store/visibility.ts';
import { copiesLine, templatesLine } from './store/hand-over.ts';
import { findProgramReferences } from './store/references.ts';
import { currentProgram } from './store/current-program.ts';
import {
  countByState,
  countPrograms,
  countTemplatesInFolder,
  findTemplates,
  findTemplatesForPackages,
} from './store/templates.ts';

const settingReads = [programSettingsRoutes.settings, programSettingsRoutes.clientSettings];

export const programsServer = bindArea(
  'programs',
  {
    ...programRoutes,
    ...programEditingRoutes,
    ...programPdfRoutes,
    ...programImportRoutes,
    ...programSettingsRoutes,
    missingMaxima: missingMaximaRoutes.list,
  },
  {
    list: lists.listPrograms,
    get: getProgramJson,
    detailForAssign: lists.getDetailForAssign,
    create: createProgram,
    ...bindDocument(programDocument),
    ...programDeletions,
    duplicate: duplicateProgram,
    share: shareProgram,
    moveToFolder,
    assignableClients: lists.listAssignable,
    assign: assignProgram,
    previewAssign: previewAssignment,
    assignedClients: lists.listAssigned,
    ofClient: lists.listOfClient,
    programUser: getProgramAssignment,
    saveProgramUser: saveProgramAssignment,
    pause: pauseProgram,
    deletePause,
    unassign: unassignProgram,
    expiring: lists.listExpiring,
    templates: findTemplates,
    forPackages: findTemplatesForPackages,
    count: countPrograms,
    totalWeeks: lists.totalWeeks,
    figures: countByState,
    detailForEdit: getDetailForEdit,
    addWeek: parts.addWeek,
    deleteWeek: parts.deleteWeek,
    copyWeek: parts.copyWeek,
    importWeeks: parts.importWeeks,
    copyDay: parts.copyDay,
    addWorkout: parts.addWorkout,
    deleteWorkout: parts.deleteWorkout,
    deleteRow: parts.deleteRow,
    copyUpdates: listCopyUpdates,
    updateCopies,
    ...programPdfOperations,
    importText: previewText,
    importFile: previewFile,
    settings: settings.getSettings,
    saveSettings: withSettingsEvent(settingReads, settings.saveSettings),
    clientSettings: settings.getClientSettings,
    saveClientSettings: withSettingsEvent(settingReads, settings.saveClientSettings),
    missingMaxima: listMissingMaxima,
  },
  {
    subscribers: programSubscribers,
    extensions: [
      extend(clientColumns, { program: currentProgram }),
      extend(exerciseUses, isInVisibleProgram),
      extend(folderPrograms, countTemplatesInFolder),
      extend(handOverLines, templatesLine),
      extend(handOverLines, copiesLine),
      extend(chartMarks, programMarks),
      extend(referenceKinds, { kind: 'program', permission: 'view programs', find: findProgramReferences }),
    ],
  },
);
