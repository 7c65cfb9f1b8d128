// src/engine/record-codec.ts
function encodePorts(ports) {
	return {
		sha256: (text) => ports.hasher.sha256(text),
		deflate: (text) => ports.compressor.deflate(text),
		...ports.signer === void 0 ? {} : { signer: ports.signer }
	};
}
function decodePorts(ports) {
	const { verifier } = ports;
	return {
		sha256: (text) => ports.hasher.sha256(text),
		inflate: (data, maxBytes) => ports.compressor.inflate(data, maxBytes),
		verify: (text, signature) => verifier.verify(text, signature),
		...verifier.knows === void 0 ? {} : { knows: (key) => verifier.knows?.(key) ?? true }
	};
}

export { encodePorts as n, decodePorts as t };