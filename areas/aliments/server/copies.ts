import type { ActingScope } from '#shell/server/jobs/job.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { UsedAliment } from '../contract.ts';
import type { FoodUse } from '../contract/library.ts';
import { defineExtensionPoint } from '#shell/server/extension-points.ts';

/** A document with copies of foods. */
export interface DocumentWithFoods {
  id: string;
  /** Documents of one group are corrected in one transaction. */
  groupId: string;
  /** Its foods that have to be corrected, when they are not the same for all documents. */
  alimentIds?: readonly string[];
}

export interface OutdatedDocuments {
  ids: readonly string[];
  /** Foods that one of the documents had when it was noted. */
  alimentIds: readonly string[];
}

/** One kind of documents with copies of foods, which the area of the documents corrects. */
export interface DocumentsWithFoods {
  kind: 'meal_plans' | 'recipes';
  /** The documents with copies of the foods which a correction may change. */
  find(scope: ActingScope, alimentIds: readonly string[]): Promise<DocumentWithFoods[]>;
  /** Corrects the copies of the foods in the documents, of which some may have been deleted. */
  correct(scope: ActingScope, outdated: OutdatedDocuments): Promise<void>;
  /** In how many documents that the caller may see an own food stands. */
  countUses(scope: Scope, food: UsedAliment): Promise<FoodUse[]>;
}

export const documentsWithFoods = defineExtensionPoint<DocumentsWithFoods>('documents with copies of foods');
