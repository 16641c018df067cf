/** By the code of OpenSSL or Node. */
const certificateFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
}

/** Why a first connection to the database failed, for the operator. */
export function explainRefusal(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return certificateFaults[code] ?? (error.message || 'no connection')
}
