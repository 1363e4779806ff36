import { batchGetDocuments } from './batch-get-documents';
import { batchWrite } from './batch-write';
import { commit } from './commit';
import { getDocument } from './get-document';
import { listCollectionIds, listDocuments } from './list-documents';
import { partitionQuery } from './partition-query';
import { runAggregationQuery } from './run-aggregation-query';
import { runQuery } from './run-query';
import type { StreamingMethod, UnaryMethod } from './services';
import { createDocument, deleteDocument, updateDocument } from './single-document-writes';
import { beginTransaction, rollback } from './transactions';

/** The unary methods of google.firestore.v1.Firestore, by name. */
export const UNARY_METHODS = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
  ListCollectionIds: listCollectionIds,
  PartitionQuery: partitionQuery,
} satisfies Record<string, UnaryMethod>;

/** The server-streaming methods; the bidirectional Listen and Write are separate. */
export const STREAMING_METHODS = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
} satisfies Record<string, StreamingMethod>;
